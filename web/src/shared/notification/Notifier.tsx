import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons'
import { App, Button } from 'antd'
import type { ComponentType, CSSProperties } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import type { Display, Notice, NoticeKind } from './notify.ts'
import { showOn } from './notify.ts'
import { NextSteps } from './NextSteps.tsx'
import { NoticeTime } from './NoticeTime.tsx'
import { actOnUndoKey } from './undo.ts'

const icons: Partial<Record<NoticeKind, ComponentType<{ 'aria-hidden': boolean; style: CSSProperties }>>> = {
  info: InfoCircleFilled,
  success: CheckCircleFilled,
  warning: WarningFilled,
  error: CloseCircleFilled,
}

/** Connects `notify` and `toast` to the page. Mounted once, inside antd's App and the router. */
export function Notifier() {
  const { notification, message } = App.useApp()
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
  // antd's App passes new objects on every render of the shell, which must not reset what is on screen.
  useEffect(() => {
    showOn({ open: (...notice) => open(...notice), close: (key) => close(key), toast: (toast) => remark(toast) })
    return () => showOn(undefined)
  }, [])
  useEffect(() => actOnUndoKey(), [])
  return null
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
