import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Bell,
  Check,
  ChevronRight,
  CircleUser,
  Clock,
  CreditCard,
  Eye,
  EyeOff,
  Gift,
  Globe,
  Heart,
  House,
  Info,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  Plus,
  RefreshCw,
  Search,
  Settings2,
  ShieldCheck,
  Star,
  TriangleAlert,
  Wallet,
  X,
} from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import * as css from './page.css.ts';
import { Name, Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Design/Icons',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

const groups: readonly [string, Readonly<Record<string, LucideIcon>>][] = [
  ['Navigation', { House, LayoutGrid, Gift, Heart, CircleUser, Search, Bell, Settings2, Globe }],
  ['Money', { Wallet, ArrowDownToLine, ArrowUpFromLine, CreditCard, ShieldCheck, Plus }],
  ['Status', { Check, Clock, X, Info, TriangleAlert, Star, Eye, EyeOff, RefreshCw }],
  ['Other', { ChevronRight, Megaphone }],
];

/** Lucide icons, imported one by one: a lookup by name would bundle all of them. */
export const Icons: StoryObj = {
  render: () => (
    <Page
      title="Icons"
      lead="Lucide icons in the color of the surrounding text, with a heavier stroke below 20 px. An icon without text needs an accessible name. Press a name to copy its import."
    >
      {groups.map(([title, icons]) => (
        <Section key={title} title={title}>
          <div className={css.grid} style={{ gridTemplateColumns: columns }}>
            {Object.entries(icons).map(([name, icon]) => (
              <div key={name} className={css.swatch}>
                <div className={`${css.chip} ${css.surface}`}>
                  <Icon icon={icon} size={24} />
                </div>
                <Name code={`import { ${name} } from 'lucide-react';`}>{name}</Name>
              </div>
            ))}
          </div>
        </Section>
      ))}
      <Section
        title="Sizes"
        note="16 beside text of 13 to 15 px, 20 in controls, 24 in bars, 32 and 40 in empty and error states."
      >
        <div className={css.pairName}>
          {([12, 16, 18, 20, 24, 28, 32, 40] as const).map((size) => (
            <div key={size} className={css.swatch}>
              <Icon icon={Wallet} size={size} />
              <Name>{size}</Name>
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
};

const columns = 'repeat(auto-fill, minmax(112px, 1fr))';
