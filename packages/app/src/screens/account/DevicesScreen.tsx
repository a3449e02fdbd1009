import { endOtherSessions, endSession, sessionList } from '@parlor/api/calls/profile';
import type { DeviceSession } from '@parlor/api/entities';
import { AlertDialog } from '@parlor/ui/AlertDialog';
import { Button } from '@parlor/ui/Button';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { CircleHelp, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { CallContent } from '../../components/CallContent.tsx';
import { Failure } from '../../components/Failure.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useFormatRelativeTime } from '../../data/relative-time.ts';
import { useToasts } from '../../data/toasts.ts';
import { useCall } from '../../data/use-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { type Translate, useTexts } from '../../languages/use-texts.ts';

const icons: Readonly<Record<DeviceSession['deviceType'], LucideIcon>> = {
  phone: Smartphone,
  tablet: Tablet,
  desktop: Monitor,
  unknown: CircleHelp,
};

/** "Chrome on Android", or the known part of it. */
function formatDeviceName(t: Translate, { browser, system }: DeviceSession): string {
  if (browser !== '' && system !== '') return t('profile:devices.on', { browser, system });
  return browser || system || t('profile:devices.unknown');
}

/** The devices with a session of the player, and how to end each (S16). */
export default function DevicesScreen() {
  const t = useTexts();
  return (
    <PageBody>
      <PageTitle>{t('titles.devices')}</PageTitle>
      <Text as="p" color="muted">
        {t('profile:devices.text')}
      </Text>
      <CallContent result={useCall(sessionList, {})} loading={<Skeleton height={72} />}>
        {({ rows }) => {
          const here = rows.find(({ current }) => current);
          return (
            <>
              {here !== undefined && <ThisDevice session={here} />}
              <OtherDevices sessions={rows.filter(({ current }) => !current)} />
            </>
          );
        }}
      </CallContent>
    </PageBody>
  );
}

function ThisDevice({ session }: { session: DeviceSession }) {
  const t = useTexts();
  return (
    <Section title={t('profile:devices.this')}>
      <List variant="card">
        <ListItem
          icon={<Icon icon={icons[session.deviceType]} />}
          title={formatDeviceName(t, session)}
          meta={t('profile:devices.now')}
        />
      </List>
    </Section>
  );
}

function OtherDevices({ sessions }: { sessions: readonly DeviceSession[] }) {
  const t = useTexts();
  const toasts = useToasts();
  const showAgo = useFormatRelativeTime();
  const [asking, setAsking] = useState(false);
  const one = useMutation(endSession, { refusal: 'inline', invalidates: [sessionList] });
  const all = useMutation(endOtherSessions, { refusal: 'inline', invalidates: [sessionList] });
  const [ending, setEnding] = useState('');

  const end = async (sessionId: string) => {
    setEnding(sessionId);
    const answer = await one.run({ sessionId });
    setEnding('');
    if (answer !== undefined) {
      toasts.show({ text: t('profile:devices.ended'), tone: 'positive' });
    }
  };
  const endAll = async () => {
    const answer = await all.run({});
    setAsking(false);
    if (answer !== undefined) {
      const { ended: count } = answer;
      toasts.show({ text: t('profile:devices.endedOthers', { count }), tone: 'positive' });
    }
  };
  const failure = one.error ?? all.error;
  if (sessions.length === 0) {
    return (
      <Text as="p" color="muted">
        {t('profile:devices.alone')}
      </Text>
    );
  }
  return (
    <Section title={t('profile:devices.others')}>
      <List variant="card">
        {sessions.map((session) => {
          const device = formatDeviceName(t, session);
          return (
            <ListItem
              key={session.sessionId}
              icon={<Icon icon={icons[session.deviceType]} />}
              title={device}
              meta={t('profile:devices.seen', { when: showAgo(session.lastSeenAt) })}
              trailing={
                <Button
                  variant="outline"
                  tone="neutral"
                  size="sm"
                  loading={ending === session.sessionId}
                  aria-label={t('profile:devices.endNamed', { device })}
                  onClick={() => void end(session.sessionId)}
                >
                  {t('profile:devices.end')}
                </Button>
              }
            />
          );
        })}
      </List>
      {failure !== undefined && <Failure error={failure} variant="inline" />}
      <Button
        variant="soft"
        tone="critical"
        size="lg"
        fullWidth
        loading={all.pending}
        onClick={() => setAsking(true)}
      >
        {t('profile:devices.endOthers')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="critical"
        title={t('profile:devices.endOthersTitle')}
        description={t('profile:devices.endOthersText')}
        loading={all.pending}
        onConfirm={() => void endAll()}
        labels={{ confirm: t('profile:devices.endOthers'), cancel: t('actions.cancel') }}
      />
    </Section>
  );
}
