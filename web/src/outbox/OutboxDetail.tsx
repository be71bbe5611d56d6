import type { OutboxMail } from '@kasack/contract/outbox.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import { Button } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { formatMoment } from '../shared/language/format.ts'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { LongNote } from '../shared/part/LongNote.tsx'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { UnavailableButton } from '../shared/part/UnavailableButton.tsx'
import { RecordPage } from '../shared/record/RecordPage.tsx'
import { labels } from './labels.ts'
import { OutboxIcon } from './OutboxIcon.tsx'
import { retryAction } from './OutboxRetry.tsx'
import { OutboxState } from './OutboxState.tsx'

/** One e-mail, /admin/outbox/{id}. */
export const OutboxDetail = () => (
  <RecordPage entity={outbox} title={({ subject }) => subject}>
    {(mail) => <Mail mail={mail} />}
  </RecordPage>
)

function Mail({ mail }: { mail: OutboxMail }) {
  const t = useText()
  const { icon, label, disabledBecause, onSelect } = retryAction(mail)
  const why = disabledBecause && t(disabledBecause)
  return (
    <>
      <PageHeader
        icon={OutboxIcon}
        parent={{ label: t(outbox.plural), to: '/admin/outbox' }}
        title={mail.subject}
        tags={<OutboxState state={mail.state} />}
        actions={
          why ? (
            <UnavailableButton icon={icon} reason={why}>
              {t(label)}
            </UnavailableButton>
          ) : (
            <Button icon={icon} onClick={onSelect}>
              {t(label)}
            </Button>
          )
        }
      />
      <div className="k-card k-panel-body k-facts-row">
        <Facts>
          <Fact label={t(labels.recipient)}>{mail.recipient}</Fact>
          <Fact label={t(labels.template)}>{mail.template.name}</Fact>
        </Facts>
        <Facts>
          <Fact label={t(labels.created_datetime)}>{formatMoment(mail.created_datetime)}</Fact>
          <Fact label={t(labels.sent_datetime)}>{formatMoment(mail.sent_datetime)}</Fact>
        </Facts>
        <Facts>
          <Fact label={t(labels.next_attempt_datetime)}>{formatMoment(mail.next_attempt_datetime)}</Fact>
          <Fact label={t(labels.attempts)}>{mail.attempts}</Fact>
        </Facts>
        <LongNote title={t(labels.last_error)}>{mail.last_error}</LongNote>
        <section className="k-facts k-long-note">
          <h3>{t(labels.text)}</h3>
          <p className="k-pre">{mail.text}</p>
        </section>
      </div>
    </>
  )
}
