import { InboxOutlined } from '@ant-design/icons'
import type { EmailPreview } from '@kasack/contract/send-email.ts'
import type { Ref } from 'react'
import { labels } from '../email/labels.ts'
import { formatBytes } from '../shared/language/format-bytes.ts'
import { useText } from '../shared/language/i18n.ts'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { SendEmailEffects } from './SendEmailEffects.tsx'
import { texts } from './texts.ts'

type Props = {
  mail: EmailPreview
  /** How many candidates it is about; sending may change each. */
  candidates: number
  textRef: Ref<HTMLElement>
}

/** An e-mail as the recipient sees it, and what sending it would change. */
export function SendEmailPreviewMail({ mail, candidates, textRef }: Props) {
  const t = useText()
  const { from, recipient, reply_to, subject, text, attachments, documents, effects, is_logged, state } = mail
  const sizes = [...attachments, ...documents].map(({ file }) => file.size)
  return (
    <>
      {state === 'held' && (
        <div className="k-notice" role="note">
          <InboxOutlined aria-hidden />
          <span>{t(texts.would_be_held)}</span>
        </div>
      )}
      <Facts>
        <Fact label={t(texts.from)}>{from}</Fact>
        <Fact label={t(texts.to)}>{recipient}</Fact>
        <Fact label={t(texts.reply_to)}>{reply_to || from}</Fact>
        <Fact label={t(labels.subject)}>
          <b>{subject}</b>
        </Fact>
        <Fact label={t(labels.attachments)}>
          {[...attachments, ...documents].map(({ file }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- an attachment and a document may share an id
            <div key={place}>
              {file.name} <span className="k-second k-num">{formatBytes(file.size)}</span>
            </div>
          ))}
          {sizes.length === 0 && t(texts.no_attachments)}
          {sizes.length > 1 && (
            <div className="k-second k-num">{t(texts.sum, { size: formatBytes(sizes.reduce((sum, size) => sum + size, 0)) })}</div>
          )}
        </Fact>
        {(candidates > 0 || is_logged) && (
          <Fact label={t(texts.afterwards)}>
            {candidates > 0 && <SendEmailEffects effects={effects} isOfSeveral={candidates > 1} />}
            {is_logged && <div>{t(texts.entry)}</div>}
          </Fact>
        )}
      </Facts>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts must scroll by keyboard */}
      <section ref={textRef} className="k-mail-text" aria-label={t(labels.text)} tabIndex={0}>
        {text}
      </section>
    </>
  )
}
