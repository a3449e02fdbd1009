import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Accordion, type AccordionItem } from './index.ts';

const items: AccordionItem[] = [
  { value: 'when', title: 'When does it arrive?', content: 'By 18:00 on the next working day.' },
  { value: 'fee', title: 'What does it cost?', content: 'Nothing.' },
  { value: 'old', title: 'Older questions', content: 'None.', disabled: true },
  { value: 'limit', title: 'How much at once?', content: '₱50,000.' },
];

describeConformance({
  name: 'Accordion',
  root: HTMLDivElement,
  draw: (props) => <Accordion items={items} titleAs="h2" defaultValue="when" {...props} />,
});

const question = (name: string) => screen.getByRole('button', { name });

test('closes the open item when another one opens', async () => {
  const onValueChange = vi.fn();
  render(<Accordion items={items} onValueChange={onValueChange} />);
  await userEvent.click(question('When does it arrive?'));
  expect(question('When does it arrive?')).toHaveAttribute('aria-expanded', 'true');
  const answer = screen.getByRole('region', { name: 'When does it arrive?' });
  await waitFor(() => expect(answer).toBeVisible());
  await userEvent.click(question('What does it cost?'));
  await userEvent.click(question('What does it cost?'));
  expect(onValueChange.mock.calls.flat()).toEqual(['when', 'fee', '']);
});

test('keeps several items open with multiple selection', async () => {
  render(<Accordion type="multiple" items={items} />);
  await userEvent.click(question('When does it arrive?'));
  await userEvent.click(question('What does it cost?'));
  expect(screen.getAllByRole('region')).toHaveLength(2);
});

test('supports Enter, Space, arrows, Home and End, and skips disabled items', async () => {
  render(<Accordion items={items} />);
  await userEvent.tab();
  expect(question('When does it arrive?')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('By 18:00 on the next working day.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(question('What does it cost?')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(question('How much at once?')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByText('₱50,000.')).toBeInTheDocument();
  await userEvent.keyboard('{Home}');
  expect(question('When does it arrive?')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(question('How much at once?')).toHaveFocus();
});

test('renders its titles as headings of the given level', () => {
  render(<Accordion items={items} titleAs="h4" />);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(4);
});

test('has targets of 44 px', () => {
  render(<Accordion items={items} />);
  expect(question('What does it cost?').offsetHeight).toBeGreaterThanOrEqual(44);
});
