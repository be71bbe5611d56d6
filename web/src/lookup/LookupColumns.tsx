import type { Answer } from '@kasack/contract/entity.ts'
import type { documentKind, Lookup, LookupEntity, templateCategories } from '@kasack/contract/lookup.ts'
import { emailTemplate, lookupList } from '@kasack/contract/lookup.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { t } from '../shared/language/i18n.ts'
import { texts as words } from '../shared/language/texts.ts'
import { OpenName } from '../shared/record/OpenName.tsx'
import type { Column } from '../shared/table/column.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { activeFilter } from '../shared/table/question/usual-filters.ts'
import { lookupModalOf } from './door.ts'
import { categoryTexts, labels } from './labels.ts'
import { LookupKindTraits } from './LookupKindTraits.tsx'
import { LookupFile } from './LookupFile.tsx'
import { LookupUses } from './LookupUses.tsx'
import { texts } from './texts.ts'

type LookupColumn = Column<ReturnType<typeof lookupList>, Lookup>
type LookupTable = { list: ReturnType<typeof lookupList>; columns: LookupColumn[]; filterOf: { active: ReturnType<typeof activeFilter> } }

/** Only templates have categories. */
const categoryFilter = listFilter(lookupList(emailTemplate), 'category', { label: labels.category, fixed: categoryTexts })

const described = new Map<string, LookupTable>()

/** The columns of a list; the same objects on every call for the same list. */
export function lookupColumns(of: LookupEntity): LookupTable {
  const known = described.get(of.name)
  if (known) return known
  const list = lookupList(of)
  const made = { list, columns: columnsOf(of), filterOf: { active: activeFilter(list) } }
  described.set(of.name, made)
  return made
}

function columnsOf(of: LookupEntity): LookupColumn[] {
  const category = (entry: Record<string, unknown>) => t(categoryTexts[entry['category'] as (typeof templateCategories)[number]])
  const more: LookupColumn[] = [
    ...optionalColumn(of, 'category', 18, category).map((column) => ({ ...column, filter: categoryFilter })),
    ...optionalColumn(of, 'code', 20, (entry) => <code>{String(entry['code'])}</code>),
    ...optionalColumn(of, 'is_obligatory', 28, (entry) => <LookupKindTraits kind={entry as Answer<typeof documentKind>} />).map(
      (column) => ({
        ...column,
        title: texts.traits,
      }),
    ),
    ...optionalColumn(of, 'is_leasing', 24, ({ is_leasing }) => t(is_leasing ? words.yes : words.no)),
    ...optionalColumn(of, 'file', 34, (entry) => <LookupFile of={of} entry={entry as Lookup} />),
  ]
  const left = more.reduce((sum, { width }) => sum - width, 96)
  return [
    { title: labels.name, width: left - 12, cell: (entry) => <OpenName record={entry} modal={lookupModalOf(of)} />, sort: 'name' },
    ...more,
    { title: texts.uses, width: 12, cell: ({ id }) => <LookupUses of={of} id={id} />, align: 'end' },
  ]
}

/** A column of a field that only some lists have. */
function optionalColumn(of: LookupEntity, name: keyof typeof labels, width: number, cell: (entry: Record<string, unknown>) => ReactNode) {
  const title: Text = labels[name]
  return name in of.fields ? [{ title, width, cell: (entry: Lookup) => cell(entry) }] : []
}
