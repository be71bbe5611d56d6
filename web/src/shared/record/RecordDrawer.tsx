import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { changeUrl } from '../address/url-state.ts'
import { withoutTable } from '../address/url-table.ts'
import { focusAgain } from '../form/field-focus.ts'
import { useText } from '../language/i18n.ts'
import { Place } from '../part/place.ts'
import { SideDrawer } from '../part/SideDrawer.tsx'
import { RecordDetail } from './RecordDetail.tsx'
import { useRecord } from './use-record.ts'

type NamedRecord = { name: string }

type Props<E extends Entity, Record> = {
  entity: E
  id: number
  /** By what users know the record, where it has no name. */
  name?: (record: Record) => string
  /** What tables inside put before their keys in the address. */
  place: string
  onClose: () => void
  /** Beside the name, once the record is known. */
  tags?: (record: Record) => ReactNode
  /** What can be done with it; whatever ends the record closes the drawer. */
  actions?: (record: Record, close: () => void) => ReactNode
  children: (record: Record) => ReactNode
}

/** One record at the right side of any page, read by its id. What its tables were asked is forgotten when it closes. */
export function RecordDrawer<E extends Entity>(props: Props<E, Answer<E> & NamedRecord>) {
  const { entity, id, name = nameOf, place, onClose, tags, actions, children } = props
  const t = useText()
  const [opener] = useState(openerInDialog)
  useEffect(() => () => focusAgain(opener), [opener])
  const record = useRecord(entity, id).record as (Answer<E> & NamedRecord) | undefined // its caller sees to the name
  function close() {
    changeUrl((params) => withoutTable(params, place), { replace: true })
    onClose()
  }
  return (
    <SideDrawer
      title={record ? name(record) : t(entity.noun)}
      tags={record && tags?.(record)}
      actions={record && actions?.(record, close)}
      onClose={close}
    >
      <Place value={place}>
        <RecordDetail entity={entity} id={id}>
          {(shown) => children(shown as Answer<E> & NamedRecord)}
        </RecordDetail>
      </Place>
    </SideDrawer>
  )
}

const nameOf = ({ name }: NamedRecord): string => name

/** What opened it in a dialog, where the keyboard goes back to; on a page the modal host knows the way back. */
const openerInDialog = (): Element | null => (document.activeElement?.closest('[role=dialog]') ? document.activeElement : null)
