import { CloseCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { MatchIcon } from '../match/MatchIcon.tsx'
import { unreachable, messageOf, problemsOf } from '../shared/call/refusal.ts'
import { useText } from '../shared/language/i18n.ts'
import { Empty } from '../shared/part/Empty.tsx'
import { PanelError } from '../shared/part/PanelError.tsx'
import { focusFirstRow } from '../shared/part/row-focus.ts'
import { Waiting } from '../shared/part/Waiting.tsx'
import { AssignmentSummary } from './AssignmentSummary.tsx'
import { AssignmentTable } from './AssignmentTable.tsx'
import { texts } from './texts.ts'
import type { Failure, useAssignment } from './queries.ts'

type Props = ReturnType<typeof useAssignment> & { isBusy: boolean }

/** The proposal with its summary, or what is shown instead; the focus starts in its first row. */
export function AssignmentBody({ plan, dispatch, isAsking, failure, ask, stop, isBusy }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const isReceived = plan.proposal !== null
  useEffect(() => {
    if (!isAsking && !isFocusKept()) focusShown(body.current)
  }, [isAsking])
  return (
    <div ref={body} className="k-assignment">
      {failure && (isReceived || isRefused(failure)) && <Refused failure={failure} />}
      {(isReceived || isAsking) && <AssignmentSummary plan={plan} isAsking={isAsking} onStop={stop} />}
      {isReceived && <AssignmentTable plan={plan} dispatch={dispatch} isBusy={isBusy} />}
      <Instead isReceived={isReceived} isAsking={isAsking} failure={failure} onAsk={ask} />
    </div>
  )
}

/**
 * The user has focused something in the dialog, such as the button that asks again. The close button does not count: it has the focus by
 * default.
 */
const isFocusKept = () => document.activeElement?.matches('[role=dialog] :is(button:not(.ant-modal-close), input, a[href], tr)') ?? false

function focusShown(body: HTMLElement | null) {
  if (!focusFirstRow(body)) body?.querySelector('button')?.focus()
}

type Instead = { isReceived: boolean; isAsking: boolean; failure: Failure | null; onAsk: () => void }

function Instead({ isReceived, isAsking, failure, onAsk }: Instead) {
  const t = useText()
  if (isReceived) return null
  if (isAsking) return <Waiting lines={9} />
  if (failure && !isRefused(failure)) return <PanelError status={failure.status} onReload={onAsk} />
  if (failure?.status === 400) return null
  return (
    <Empty icon={MatchIcon} title={t(texts.not_calculated)} actions={<Button onClick={onAsk}>{t(texts.calculate)}</Button>}>
      {!failure && t(texts.not_calculated_hint)}
    </Empty>
  )
}

/** The server rejects the request itself, or is too busy. */
const isRefused = ({ status }: Failure) => [400, 429, 503].includes(status)

function Refused({ failure: { status, data } }: { failure: Failure }) {
  const t = useText()
  const sentences = Object.values(problemsOf(data)).flat()
  return (
    <div className="k-banner" role="alert">
      <CloseCircleFilled aria-hidden />
      <div>
        <b>{t(texts.failed)}</b>
        <ul className="k-reasons">
          {(sentences.length > 0 && status !== unreachable ? sentences : [messageOf({ status, data })]).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
