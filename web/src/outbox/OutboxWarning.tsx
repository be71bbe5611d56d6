import { WarningOutlined } from '@ant-design/icons'
import { outbox } from '@kasack/contract/outbox.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { filteredPath } from '../shared/address/url-table.ts'
import { useText } from '../shared/language/i18n.ts'
import { useKeepFresh } from '../shared/storage/keep-fresh.ts'
import { useOwnChoice } from '../shared/storage/own-choice.ts'
import { stateLabels } from './labels.ts'
import { OutboxWarningPlace } from './OutboxWarningPlace.tsx'
import { mailHealth } from './queries.ts'
import { isWorse, troublesOf, writtenAs } from './rules.ts'
import { texts } from './texts.ts'

type Props = {
  user: number
  /** Height when last seen, in pixels, 0 if it was absent. Reserved until the answer arrives. */
  lastHeight: number
  onHeight: (height: number) => void
}

/**
 * Warns superusers on every page that e-mails are stuck, and links to them. Once hidden, it returns when things get
 * worse.
 */
export function OutboxWarning({ user, lastHeight, onHeight }: Props) {
  const t = useText()
  useKeepFresh(outbox.path)
  const { data: health, isPending } = useQuery(mailHealth())
  const [hidden, hide] = useOwnChoice(user, 'outbox-warning')
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const height = bar.current?.offsetHeight ?? 0
    if (!isPending && height !== lastHeight) onHeight(height)
  })
  const troubles = health ? troublesOf(health) : []
  if (isPending) return <OutboxWarningPlace height={lastHeight} />
  if (!isWorse(troubles, hidden)) return null
  return (
    <aside ref={bar} className="k-warnbar" aria-label={t(texts.trouble)}>
      <div className="k-in">
        <WarningOutlined aria-hidden />
        <ul>
          {troubles.map(({ state, sentence }) => (
            <li key={state}>
              {sentence}{' '}
              <Link
                to={filteredPath('/admin/outbox', {
                  tableKey: 'outbox',
                  filter: 'state',
                  kind: 'choices',
                  value: [{ id: state, name: t(stateLabels[state]) }],
                })}
              >
                {t(texts.to_outbox)}
              </Link>
            </li>
          ))}
        </ul>
        <Button size="small" type="text" onClick={() => hide(writtenAs(troubles))}>
          {t(texts.hide)}
        </Button>
      </div>
    </aside>
  )
}
