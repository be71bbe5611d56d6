import { CloseCircleFilled } from '@ant-design/icons'
import type { Deletion } from '@kasack/contract/deletion.ts'
import { formatDay } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import { now } from '../program/clock.ts'
import type { RecordWords } from './consequence.ts'
import { Consequences } from './Consequences.tsx'
import { keptUntil } from './deletion.ts'
import { texts } from './texts.ts'

type Props = { name: string; foreseen: Deletion; words: RecordWords; offersRest: boolean; mails: readonly string[] }

/** What a deletion would do, or why it would be refused. */
export function DeletionForeseen({ name, foreseen: { refused, consequences }, words, offersRest, mails }: Props) {
  const t = useText()
  const losesMails = consequences.some(({ effect, resource }) => effect === 'deleted' && mails.includes(resource))
  return (
    <>
      {refused.length === 0 ? (
        <p>{t(texts.confirm_removal_help, { name })}</p>
      ) : (
        <>
          <p>{t(texts.removal_refused, { name })}</p>
          {refused.map((reason) => (
            <div key={reason} className="k-banner" role="alert">
              <CloseCircleFilled aria-hidden />
              <b>{reason}</b>
            </div>
          ))}
        </>
      )}
      <Consequences consequences={consequences} words={words} />
      {refused.length === 0 && (
        <p className="k-deletion-hint">
          {t(texts.can_come_back, { day: formatDay(keptUntil(now())) })} {losesMails && t(texts.mails_lost)}
        </p>
      )}
      {offersRest && <p className="k-deletion-hint">{t(texts.set_inactive_help)}</p>}
    </>
  )
}
