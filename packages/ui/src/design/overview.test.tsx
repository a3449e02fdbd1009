import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../testing/axe.ts';
import { galleries, type MountedGallery, mountGallery } from '../testing/galleries.tsx';
import * as stories from './Overview.stories.tsx';

const { Overview } = composeStories(stories);
let page: MountedGallery;

beforeAll(async () => {
  page = await mountGallery(Overview);
});

afterAll(() => page.unmount());

test('has a thumbnail of every component, with a link to its documentation', () => {
  // Galleries of groups of components have names of their own.
  const components = galleries.map(({ name }) => name).filter((name) => /^[A-Z]/.test(name));
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links.toSorted()).toEqual(expect.arrayContaining(components));
  const card = screen.getByRole('link', { name: 'Button' }).closest('li');
  expect(within(card ?? document.body).getByText('Deposit')).toBeVisible();
});

test('passes axe: its thumbnails are neither focusable nor announced', async () => {
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await violations()).toEqual([]);
});
