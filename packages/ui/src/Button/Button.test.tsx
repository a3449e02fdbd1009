import { tones } from '@parlor/tokens';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { emulateMedia } from '../testing/media.ts';
import { Button } from './index.ts';

describeConformance({
  name: 'Button',
  root: HTMLButtonElement,
  draw: (props) => <Button {...props}>Deposit</Button>,
});

describe('activation', () => {
  test('activates by click, Enter and Space', async () => {
    const onClick = vi.fn();
    render(
      <Button throttle={0} onClick={onClick}>
        Deposit
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  test('ignores a second activation within a second', () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Deposit</Button>);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('submits a form once', () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit">Withdraw</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('submits a form again at once after a change', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Password" />
        <Button type="submit" loading={loading}>
          Log in
        </Button>
        <Button onClick={onSubmit}>Send code</Button>
      </form>
    );
    const { rerender } = render(form(false));
    const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);

    rerender(form(true));
    await userEvent.type(screen.getByLabelText('Password'), 'r');
    press(/Log in/);
    expect(onSubmit).toHaveBeenCalledTimes(1);

    rerender(form(false));
    press('Log in');
    press('Log in');
    expect(onSubmit).toHaveBeenCalledTimes(2);

    press('Send code');
    await userEvent.type(screen.getByLabelText('Password'), 'i');
    press('Send code');
    expect(onSubmit).toHaveBeenCalledTimes(3);
  });

  test('does not submit a form by default', () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Back</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('loading', () => {
  test('ignores activations and keeps focus', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Deposit</Button>);
    screen.getByRole('button').focus();
    rerender(
      <Button onClick={onClick} loading>
        Deposit
      </Button>,
    );
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  test('keeps its width', () => {
    const { rerender } = render(<Button>Deposit now</Button>);
    const before = screen.getByRole('button').offsetWidth;
    rerender(<Button loading>Deposit now</Button>);
    expect(screen.getByRole('button').offsetWidth).toBe(before);
  });
});

describe('asChild', () => {
  test('renders the link with the icons inside', () => {
    render(
      <Button asChild leading={<i data-testid="icon" />} className="given">
        <a href="#wallet" className="own">
          Wallet
        </a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Wallet' });
    expect(link).toHaveAttribute('data-component', 'Button');
    expect(link).toHaveClass('given', 'own');
    expect(link).toContainElement(screen.getByTestId('icon'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('does not follow a disabled link', () => {
    render(
      <Button asChild disabled>
        <a href="#never">Wallet</a>
      </Button>,
    );
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  });
});

test.each(['sm', 'md', 'lg'] as const)('has a target of at least 44 px in size %s', (size) => {
  render(
    <div style={{ padding: 40 }}>
      <Button size={size}>OK</Button>
    </div>,
  );
  const button = screen.getByRole('button');
  const { left, width, top, height } = button.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  // The area above and below the visible edge belongs to the target of the button.
  for (const way of [-21.5, 21.5]) {
    expect(document.elementFromPoint(middle.x, middle.y + way)).toBe(button);
  }
});

test('shows a focus ring in every tone and variant', () => {
  for (const tone of tones) {
    for (const variant of ['solid', 'soft', 'outline', 'ghost'] as const) {
      const { unmount } = render(
        <Button tone={tone} variant={variant}>
          Deposit
        </Button>,
      );
      const button = screen.getByRole('button');
      button.focus({ focusVisible: true } as FocusOptions);
      const { outlineStyle, outlineWidth } = getComputedStyle(button);
      expect(`${tone} ${variant} ${outlineStyle} ${outlineWidth}`).toBe(
        `${tone} ${variant} solid 2px`,
      );
      unmount();
    }
  }
});

test('has a border in forced colors', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  render(<Button>Deposit</Button>);
  expect(screen.getByRole('button')).toHaveStyle({ borderStyle: 'solid', borderWidth: '1px' });
});
