import type { Answer } from '@kasack/contract/entity.ts'
import type { List } from '@kasack/contract/list.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { ReactNode } from 'react'
import type { Referrer } from './referrer.ts'
import type { FilterName, TableFilter } from './question/table-filter.ts'

/** What a column's dropdown offers: a filter of the contract by its name, or one that the page describes itself. */
export type ColumnFilter<L extends List> = FilterName<L> | TableFilter

/** One column of a list as data. `width` is its share of the table in percent. */
export type Column<L extends List, Row = Answer<L['entity']>> = {
  title: Text
  width: number
  /** Other widths where the table is shown as part of another page; `null` hides the column there. */
  widthAt?: Partial<Record<Referrer, number | null>>
  cell: (row: Row) => ReactNode
  sort?: L['sorts'][number]
  filter?: ColumnFilter<L> | readonly ColumnFilter<L>[]
  /** Numbers, money and distances stand at the end of their cell. */
  align?: 'end'
  /** Without this right the column does not exist. */
  needs?: UserNeeds
}

/** What the widths of columns are percentages of, in pixels (product.md 2.5). */
export const baseTableWidth = 1200

/** The column of row menus, in percent. */
export const actionWidth = 4

/** Pixels of the base width: 10 % are 120. */
export const baseWidth = (percent: number): number => Math.round((percent * baseTableWidth) / 100)

/** A column's name in stored widths and as React's key; titles are unique within a table. */
export const columnKey = ({ title }: { title: Text }): string => title.en.replaceAll('\u00ad', '')

type ColumnPlace = { referrer?: Referrer | undefined; may: (needs: UserNeeds) => boolean }

/** The columns that exist for this reader in this place, with the widths they have there. */
export function columnsFor<C extends Pick<Column<List>, 'width' | 'widthAt' | 'needs'>>(
  columns: readonly C[],
  { referrer, may }: ColumnPlace,
): C[] {
  return columns.flatMap((column) => {
    const width =
      referrer === undefined ? column.width : (column.widthAt?.[referrer] ?? (column.widthAt?.[referrer] === null ? null : column.width))
    const exists = width !== null && (column.needs === undefined || may(column.needs))
    return exists ? [{ ...column, width }] : []
  })
}

/** The percentages of a table's columns, which should come to 100. */
export function totalWidth(columns: readonly { width: number }[], hasActions: boolean): number {
  const sum = columns.reduce((total, { width }) => total + width, hasActions ? actionWidth : 0)
  return Math.round(sum * 100) / 100
}
