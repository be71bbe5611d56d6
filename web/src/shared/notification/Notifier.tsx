import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons'
import { App } from 'antd'
import type { ComponentType, CSSProperties } from 'react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Notice, NoticeKind } from './notify.ts'
import { showOn } from './notify.ts'

const icons: Partial<Record<NoticeKind, ComponentType<{ 'aria-hidden': boolean; style: CSSProperties }>>> = {
  info: InfoCircleFilled,
  success: CheckCircleFilled,
  warning: WarningFilled,
  error: CloseCircleFilled,
}

/** Connects `notify` and `toast` with the page. Stands once, inside antd's App and the router. */
export function Notifier() {
  const { notification, message } = App.useApp()
  useEffect(() => {
    showOn({
      open(key, notice, closed) {
        const Icon = icons[notice.kind]
        notification.open({
          key,
          className: `k-note k-note-${notice.kind}`,
          role: notice.kind === 'warning' || notice.kind === 'error' ? 'alert' : 'status',
          icon: Icon && <Icon aria-hidden style={{ color: 'var(--k-tone)' }} />,
          title: notice.title,
          description: (notice.lines || notice.link) && <NoticeText notice={notice} onLeave={() => notification.destroy(key)} />,
          duration: notice.duration,
          onClose: closed,
        })
      },
      close: notification.destroy,
      toast: ({ kind, text }) => void message.open({ type: kind, content: text }),
    })
    return () => showOn(undefined)
  }, [notification, message])
  return null
}

function NoticeText({ notice: { lines = [], link }, onLeave }: { notice: Notice; onLeave: () => void }) {
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
    </>
  )
}
