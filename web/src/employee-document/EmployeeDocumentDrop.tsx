import { InboxOutlined, UploadOutlined } from '@ant-design/icons'
import { employeeDocument as entity } from '@kasack/contract/employee-document.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import '../shared/style/document.css'
import { pickFiles } from '../shared/part/pick-files.ts'
import { useStore } from '../shared/program/store.ts'
import { useMay } from '../shared/session/permission.ts'
import { openWithFiles, sending } from './queries.ts'
import { texts } from './texts.ts'

type Props = { employee: number; children: ReactNode }

/** Turns files into documents: dropped here, or chosen with the button, which offers the camera on telephones. */
export function EmployeeDocumentDrop({ employee, children }: Props) {
  const mayAdd = useMay()(entity.access.create)
  return mayAdd ? <Drop employee={employee}>{children}</Drop> : <div className="k-list">{children}</div>
}

function Drop({ employee, children }: Props) {
  const t = useText()
  const isSending = useStore(sending) > 0
  const zone = useRef<HTMLElement>(null)
  const open = (files: readonly File[]) => files.length > 0 && openWithFiles(files, { from: { entity: 'employee', id: employee } })
  const drop = useEffectEvent(open)
  const [isOver, setOver] = useState(false)
  useEffect(() => follow(zone.current!, { setOver, drop }), [])
  return (
    <section ref={zone} className="k-list k-drop" aria-label={t(texts.files)}>
      {children}
      <div className="k-drop-foot">
        <Button size="small" icon={<UploadOutlined aria-hidden />} onClick={() => void pickFiles({ several: true }).then(open)}>
          {t(texts.choose_files)}
        </Button>
        <span role="status">{isSending ? t(texts.sending) : t(texts.drop_hint)}</span>
      </div>
      {isOver && (
        <p className="k-drop-here" aria-hidden="true">
          <InboxOutlined /> {t(texts.drop_here)}
        </p>
      )}
    </section>
  )
}

type DropHandlers = { setOver: (isOver: boolean) => void; drop: (files: readonly File[]) => void }

/** Tracks files dragged over the page. A file dropped outside the zone must not make the browser navigate to it. */
function follow(zone: HTMLElement, { setOver, drop }: DropHandlers) {
  const leaving = new AbortController()
  const listen = (type: 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent, isHere: boolean) => void) =>
    addEventListener(
      type,
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        hear(event, event.target instanceof Node && zone.contains(event.target))
      },
      leaving,
    )
  listen('dragover', (_, isHere) => setOver(isHere))
  listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
  listen('drop', ({ dataTransfer }, isHere) => {
    setOver(false)
    if (isHere) drop([...dataTransfer!.files])
  })
  return () => leaving.abort()
}
