import { getServiceContactInformation } from '@parlor/api/calls/contact';
import type { ServiceContact } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import {
  Headset,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessagesSquare,
  Phone,
  Send,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { useHasSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { opensBeside, outsideLink } from '../../features/contact/outside-link.ts';
import { useEnter } from '../../features/login/use-enter.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

const icons: Readonly<Record<ServiceContact['kind'], LucideIcon>> = {
  chat: MessagesSquare,
  phone: Phone,
  email: Mail,
  facebook: MessageCircle,
  telegram: Send,
  line: MessageCircle,
};

/** The contacts of customer service, and a form to write to it. Public. */
export default function ContactInformationScreen() {
  const t = useTexts();
  const result = useCall(getServiceContactInformation, {});
  const contacts = useSiteContacts(result.data?.rows);
  return (
    <PageBody>
      <Stack gap={4}>
        <Heading level={1} size={24}>
          {t('messages:contact.title')}
        </Heading>
        <Text as="p" color="muted">
          {t('messages:contact.text')}
        </Text>
      </Stack>
      <Write />
      <CallContent result={result} variant="inline" loading={<Skeleton height={216} />}>
        {() =>
          contacts.length === 0 && (
            <EmptyState
              icon={<Headset size={28} />}
              title={t('messages:contact.emptyTitle')}
              text={t('messages:contact.emptyText')}
            />
          )
        }
      </CallContent>
      {/* The site's own links are shown without a response, too. */}
      {contacts.length > 0 && (
        <List variant="card">
          {contacts.map((contact) => (
            <ContactRow key={contact.contactId} contact={contact} />
          ))}
        </List>
      )}
    </PageBody>
  );
}

/**
 * The contacts of customer service, and those links of the site that it does not list itself (site
 * info).
 */
function useSiteContacts(known: readonly ServiceContact[] = []): readonly ServiceContact[] {
  const { facebookLink, telegramLink, lineLink } = useSite();
  const social = [
    { kind: 'facebook' as const, name: 'Facebook', link: facebookLink },
    { kind: 'telegram' as const, name: 'Telegram', link: telegramLink },
    { kind: 'line' as const, name: 'LINE', link: lineLink },
  ];
  const others = social.filter(
    ({ kind, link }) =>
      outsideLink(link) !== undefined && !known.some((contact) => contact.kind === kind),
  );
  return [
    ...known,
    ...others.map((one) => ({ ...one, contactId: one.kind, value: '', hours: '' })),
  ];
}

const beside = { target: '_blank', rel: 'noopener noreferrer' };

function ContactRow({ contact }: { contact: ServiceContact }) {
  const { kind, name, value, hours, link } = contact;
  const Icon = icons[kind];
  const address = outsideLink(link);
  const meta = [value, hours].filter((part) => part !== '').join(' · ');
  const look = {
    icon: <Icon aria-hidden="true" size={20} strokeWidth={1.75} />,
    title: name,
    ...(meta !== '' && { meta }),
  };
  if (address === undefined) return <ListItem {...look} />;
  return (
    <ListItem {...look} chevron asChild>
      <a href={address} {...(opensBeside(address) && beside)} />
    </ListItem>
  );
}

/** A player writes here; a visitor is asked to log in first. */
function Write() {
  const t = useTexts();
  const enter = useEnter();
  const hasSession = useHasSession();
  return (
    <Card>
      <Grid columns={{ phone: 1, desktop: ['1fr', 'auto'] }} gap={16} align="center">
        <Stack gap={4}>
          <Text weight="semibold" size={17}>
            {t('messages:contact.writeTitle')}
          </Text>
          <Text as="p" size={13} color="muted">
            {t('messages:contact.writeText')}
          </Text>
        </Stack>
        {hasSession ? (
          <Button asChild size="lg">
            <Link to={getHref('contactUs')}>{t('messages:contact.write')}</Link>
          </Button>
        ) : (
          <Button size="lg" variant="soft" onClick={() => enter('accountLogin')}>
            {t('messages:contact.logIn')}
          </Button>
        )}
      </Grid>
    </Card>
  );
}
