import type { Answer, Entity } from '@kasack/contract/entity.ts'
import { CloseOutlined } from '@ant-design/icons'
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { changeUrl } from '../address/url-state.ts'
import { useText } from '../language/i18n.ts'
import { keyIn, Place } from '../part/place.ts'
import { RecordDetail } from './RecordDetail.tsx'
import { texts } from './texts.ts'
import { useRecord } from './use-record.ts'

type Named = { name: string }

type Props<E extends Entity, Record> = {
  entity: E
  id: number
  /** What tables inside put before their keys in the address. */
  place: string
  onClose: () => void
  /** Beside the name, once the record is known. */
  tags?: (record: Record) => ReactNode
  /** What can be done with it; whatever ends the record closes the drawer. */
  actions?: (record: Record, close: () => void) => ReactNode
  children: (record: Record) => ReactNode
}

const width = 850

/** One record at the right side of any page, read by its id. What its tables were asked is forgotten when it closes. */
export function RecordDrawer<E extends Entity>(props: Props<E, Answer<E> & Named>) {
  const { entity, id, place, onClose, tags, actions, children } = props
  const t = useText()
  const record = useRecord(entity, id).record as (Answer<E> & Named) | undefined // its caller sees to the name
  const name = useRef<HTMLSpanElement>(null)
  function close() {
    changeUrl((params) => withoutTables(params, place), { replace: true })
    onClose()
  }
  return (
    <Drawer
      open
      className="k-drawer"
      size={width}
      closable={{ 'aria-label': t(texts.close) }}
      closeIcon={<CloseOutlined aria-hidden />}
      onClose={close}
      afterOpenChange={() => name.current?.focus({ preventScroll: true })}
      title={
        <div className="k-head-title">
          <span ref={name} tabIndex={-1} className="k-drawer-name">
            {record ? record.name : t(entity.noun)}
          </span>
          {record && tags?.(record)}
        </div>
      }
      extra={record && <div className="k-head-actions">{actions?.(record, close)}</div>}
    >
      <Place value={place}>
        <RecordDetail entity={entity} id={id}>
          {(shown) => children(shown as Answer<E> & Named)}
        </RecordDetail>
      </Place>
    </Drawer>
  )
}

const withoutTables = (params: URLSearchParams, place: string) =>
  Object.fromEntries([...params.keys()].filter((key) => key.startsWith(keyIn(place, ''))).map((key) => [key, null]))
