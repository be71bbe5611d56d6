import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons'
import { Button } from 'antd'
import useMessage from 'antd/es/message/useMessage'
import useNotification from 'antd/es/notification/useNotification'
import type { ComponentType, CSSProperties } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import type { Display, Notice, NoticeKind } from './notify.ts'
import { showOn, shownAtOnce } from './notify.ts'
import { NextSteps } from './NextSteps.tsx'
import { NoticeTime } from './NoticeTime.tsx'
import { actOnUndoKey } from './undo.ts'

const icons: Partial<Record<NoticeKind, ComponentType<{ 'aria-hidden': boolean; style: CSSProperties }>>> = {
  info: InfoCircleFilled,
  success: CheckCircleFilled,
  warning: WarningFilled,
  error: CloseCircleFilled,
}

/** At the bottom left, notifications cover no button of a form, row or page. */
const noticePlace = { stack: false, placement: 'bottomLeft', bottom: 24 } as const

const toastLimits = { maxCount: shownAtOnce.toasts, duration: 4 }

/** Connects `notify` and `toast` to the page. Mounted once, inside the router. */
export function Notifier() {
  const [notification, notices] = useNotification(noticePlace)
  const [message, toasts] = useMessage(toastLimits)
  const open = useEffectEvent<Display['open']>((key, notice, closed) => {
    const Icon = icons[notice.kind]
    const isFailure = notice.kind === 'warning' || notice.kind === 'error'
    const leave = () => {
      closed()
      notification.destroy(key)
    }
    notification.open({
      key,
      className: `k-note k-note-${notice.kind}`,
      role: isFailure ? 'alert' : 'status',
      icon: Icon && <Icon aria-hidden style={{ color: 'var(--k-tone)' }} />,
      title: (
        <>
          {notice.title}
          <NoticeTime seconds={notice.duration} onOver={leave} />
        </>
      ),
      description: (notice.lines || notice.link || notice.action || notice.next) && <NoticeText notice={notice} onLeave={leave} />,
      duration: false,
      onClose: closed,
    })
  })
  const close = useEffectEvent<Display['close']>((key) => notification.destroy(key))
  const remark = useEffectEvent<Display['toast']>(({ kind, text }) => void message.open({ type: kind, content: text }))
  useEffect(() => {
    showOn({ open: (...notice) => open(...notice), close: (key) => close(key), toast: (toast) => remark(toast) })
    return () => showOn(undefined)
  }, [])
  useEffect(() => actOnUndoKey(), [])
  return (
    <>
      {toasts}
      {notices}
    </>
  )
}

function NoticeText({ notice: { lines = [], link, action, next }, onLeave }: { notice: Notice; onLeave: () => void }) {
  return (
    <>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {link && (
        <Link to={link.to} onClick={onLeave}>
          {link.label}
        </Link>
      )}
      {next && <NextSteps steps={next} onDone={onLeave} />}
      {action && (
        <Button
          className="k-note-action"
          type="link"
          size="small"
          aria-keyshortcuts={action.shortcut}
          onClick={() => {
            onLeave()
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
    </>
  )
}
