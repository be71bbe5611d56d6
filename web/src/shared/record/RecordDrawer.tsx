import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { changeUrl } from '../address/url-state.ts'
import { withoutTable } from '../address/url-table.ts'
import { focusAgain } from '../form/field-focus.ts'
import { useText } from '../language/i18n.ts'
import { Layer } from '../part/layer.ts'
import { SideDrawer } from '../part/SideDrawer.tsx'
import { RecordDetail } from './RecordDetail.tsx'
import { useRecord } from './use-record.ts'

type NamedRecord = { name: string }

type Props<E extends Entity, Record> = {
  entity: E
  id: number
  /** What users call the record, if it has no name. */
  name?: (record: Record) => string
  /** Prefix for the keys of tables inside, in the address. */
  place: string
  onClose: () => void
  /** Next to the name, once the record is loaded. */
  tags?: (record: Record) => ReactNode
  /** Actions on the record; those that remove it close the drawer. */
  actions?: (record: Record, close: () => void) => ReactNode
  children: (record: Record) => ReactNode
}

/** A record in a drawer over any page, loaded by id. Closing forgets the queries of its tables. */
export function RecordDrawer<E extends Entity>(props: Props<E, Answer<E> & NamedRecord>) {
  const { entity, id, name = nameOf, place, onClose, tags, actions, children } = props
  const t = useText()
  const [opener] = useState(openerInDialog)
  useEffect(() => () => focusAgain(opener), [opener])
  const record = useRecord(entity, id).record as (Answer<E> & NamedRecord) | undefined // without a name the caller provides one
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
      <Layer value={place}>
        <RecordDetail entity={entity} id={id}>
          {(shown) => children(shown as Answer<E> & NamedRecord)}
        </RecordDetail>
      </Layer>
    </SideDrawer>
  )
}

const nameOf = ({ name }: NamedRecord): string => name

/** The opener inside a dialog, which gets the focus back; on a page the modal host restores it. */
const openerInDialog = (): Element | null => (document.activeElement?.closest('[role=dialog]') ? document.activeElement : null)
