import { Button } from 'antd'
import { recordCrucialError } from '../../shared/call/crucial-error.ts'
import { t, useText } from '../../shared/language/i18n.ts'
import { notify, toast } from '../../shared/notification/notify.ts'
import { noticeFor } from '../../shared/call/outcome.ts'
import { texts } from './texts.ts'

const samples = [
  { method: 'POST', status: 201, data: {}, page: '/facilities/1' },
  { method: 'PATCH', status: 200, data: {} },
  { method: 'DELETE', status: 204, data: null },
  { method: 'PATCH', status: 400, data: { errors: { name: ['Höchstens 255 Zeichen.'], email: ['Keine gültige E-Mail-Adresse.'] } } },
  { method: 'POST', status: 403, data: null },
  { method: 'GET', status: 404, data: null },
  { method: 'POST', status: 500, data: null },
  { method: 'POST', status: 502, data: null },
]

const failed = { request: 'GET /api/v0/facilities/999999.json/', url: '/api/v0/facilities/999999.json/', message: '404' }

export function NotificationSection() {
  const text = useText()
  return (
    <div className="k-samples">
      {samples.map((sample) => (
        <Button key={sample.status} onClick={() => show(sample)}>
          {sample.method} {sample.status}
        </Button>
      ))}
      <Button onClick={() => notify({ kind: 'info', title: t(texts.notice_info) })}>{text(texts.notice_info)}</Button>
      <Button onClick={() => toast('success', t(texts.toast))}>{text(texts.toast)}</Button>
      <Button onClick={() => recordCrucialError(failed)}>{text(texts.error_bar)}</Button>
    </div>
  )
}

function show(sample: (typeof samples)[number]) {
  const notice = noticeFor(sample)
  if (notice) notify(notice)
}
