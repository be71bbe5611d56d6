import { OrderedListOutlined } from '@ant-design/icons'
import type { Lookup, LookupEntity } from '@kasack/contract/lookup.ts'
import { hasOrder } from '@kasack/contract/lookup-order.ts'
import { isProtectedEntry } from '@kasack/contract/protected-entry.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { t } from '../shared/language/i18n.ts'
import { RequirementProposal } from '../requirement/RequirementProposal.tsx'
import { ListPage } from '../shared/table/ListPage.tsx'
import { activityAction, editAction, removalAction } from '../shared/table/row-actions.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { lookupModalOf } from './door.ts'
import { lookupColumns } from './LookupColumns.tsx'
import { LookupIcon } from './LookupIcon.tsx'
import { LookupOrderModal } from './LookupOrderModal.tsx'
import { texts } from './texts.ts'

/** The entries of one list: their names, number of uses, and order. */
export function LookupTable({ of }: { of: LookupEntity }) {
  const [isOrdering, setOrdering] = useState(false)
  const { list, columns, filterOf } = lookupColumns(of)
  const modal = lookupModalOf(of)
  return (
    <ListPage
      list={list}
      tableKey={of.path.replace('lookups/', '')}
      title={of.plural}
      columns={columns}
      rowName={({ name }) => name}
      rowState={greyIfInactive}
      search={{ placeholder: texts.search_hint }}
      bar={[filterOf.active]}
      barEnd={hasOrder(of) ? orderButton(of, () => setOrdering(true)) : orderRemark}
      actions={(entry) => actionsOf(of, entry)}
      create={{ modal }}
      empty={{ icon: LookupIcon, title: texts.no_entry, hint: texts.no_entry_hint }}
    >
      {isOrdering && <LookupOrderModal of={of} onClose={() => setOrdering(false)} />}
    </ListPage>
  )
}

const orderButton = (of: LookupEntity, onClick: () => void) => () => (
  <>
    {of.name === 'facility_type' && <RequirementProposal />}
    <Button icon={<OrderedListOutlined aria-hidden />} onClick={onClick}>
      {t(texts.put_in_order)}
    </Button>
  </>
)

const orderRemark = () => <span className="k-none">{t(texts.by_number)}</span>

/** Entries the program depends on cannot be changed; deleting any other first shows where it is used. */
function actionsOf(of: LookupEntity, entry: Lookup): RowAction[] {
  const disabledBecause = isProtectedEntry(of.name, entry) ? texts.code_kept : undefined
  return [
    editAction(lookupModalOf(of), entry.id),
    { ...activityAction(of, entry), disabledBecause },
    { ...removalAction({ entity: of, ...entry }), disabledBecause },
  ]
}
