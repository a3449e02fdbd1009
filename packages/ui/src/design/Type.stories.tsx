import { textSizes } from '@parlor/tokens';
import { typeRamp, weight } from '@parlor/tokens/scales';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../Amount/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import * as css from './page.css.ts';
import { Name, Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Design/Typography tokens',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

const ramp = typeRamp({ room: 1, tracked: true });
const weights = Object.keys(weight) as (keyof typeof weight)[];

const scripts = [
  [
    'en',
    'English',
    'Monsoon week on reloads',
    'Your balance is safe. Deposits arrive within a minute, at any hour.',
  ],
  ['zh-CN', '简体中文', '季风周充值礼', '您的资金安全地存放在钱包中。充值全天候一分钟内到账。'],
  ['my', 'မြန်မာ', 'မုတ်သုံ ငွေသွင်းသီတင်းပတ်', 'သင့်ငွေသည် ပိုက်ဆံအိတ်ထဲတွင် လုံခြုံစွာ ရှိပါသည်။ ငွေသွင်းလျှင် တစ်မိနစ်အတွင်း ရောက်ပါသည်။'],
  ['th', 'ไทย', 'สัปดาห์เติมเงินหน้ามรสุม', 'เงินของคุณปลอดภัยอยู่ในกระเป๋าเงิน เงินฝากเข้าภายในหนึ่งนาทีทุกเวลา'],
  [
    'ms',
    'Bahasa Melayu',
    'Minggu tambah nilai monsun',
    'Wang anda selamat di dalam dompet. Deposit tiba dalam masa satu minit, pada bila-bila masa.',
  ],
] as const;

/** The type ramp, the weights, five scripts, and tabular figures. */
export const Typography: StoryObj = {
  // Matches the title, so that the sidebar has one entry for both.
  name: 'Typography tokens',
  render: () => (
    <Page
      title="Typography tokens"
      lead="Inter for Latin, Noto for Thai and Burmese, the system font for Chinese. Fonts are split by script, so that a page in English loads Latin only. Sizes follow the browser’s text size. Press a name to copy the token."
    >
      <Section
        title="Ramp"
        note="Each step sets size, line height and tracking; in px at the browser’s default text size."
      >
        <Stack gap={20}>
          {textSizes.toReversed().map((size) => (
            <div key={size} className={css.swatch}>
              <Text as="p" size={size} weight={size >= 20 ? 'bold' : 'regular'}>
                Phoenix Ascent pays ₱8,214.35
              </Text>
              <Name
                code={`vars.text[${size}]`}
                value={`${size} px, line ${ramp[size].line}, tracking ${ramp[size].tracking}`}
              >
                {size}
              </Name>
            </div>
          ))}
        </Stack>
      </Section>
      <Section title="Weights">
        <div className={css.grid}>
          {weights.map((name) => (
            <div key={name} className={css.swatch}>
              <Text size={24} weight={name}>
                Reload
              </Text>
              <Name code={`vars.weight.${name}`} value={weight[name]}>
                {name}
              </Name>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Five scripts"
        note="Burmese and Thai have a larger line height for stacked marks, and no tracking."
      >
        <div className={css.grid} style={{ gridTemplateColumns: wide }}>
          {scripts.map(([lang, name, title, sample]) => (
            <Card key={lang} title={<span lang={lang}>{name}</span>} titleAs="h3">
              <div lang={lang}>
                <Text as="p" size={20} weight="bold">
                  {title}
                </Text>
                <Text as="p">{sample}</Text>
                <Text as="p" size={13} color="muted">
                  {sample}
                </Text>
              </div>
            </Card>
          ))}
        </div>
      </Section>
      <Section
        title="Figures"
        note="Amounts use tabular figures: they align in columns and do not move while counting. A balance emphasizes the whole units."
      >
        <div className={css.grid} style={{ gridTemplateColumns: wide }}>
          <div className={css.example}>
            <Stack gap={4} align="end">
              {['1111.11', '8888.88', '-750', '999999999999.99'].map((value) => (
                <Text key={value} size={17} weight="semibold">
                  <Amount value={value} symbol="₱" />
                </Text>
              ))}
            </Stack>
          </div>
          <div className={css.example}>
            <Amount value="12480.50" symbol="₱" variant="balance" />
          </div>
        </div>
      </Section>
    </Page>
  ),
};

const wide = 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))';
