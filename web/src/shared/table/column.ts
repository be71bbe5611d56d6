import type { Answer } from '@kasack/contract/entity.ts'
import type { List } from '@kasack/contract/list.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { ReactNode } from 'react'
import type { PlainName, TableFilter } from './question/table-filter.ts'

/** What a column's dropdown offers: a filter of the contract by its name, or one that the page describes itself. */
export type ColumnFilter<L extends List> = PlainName<L> | TableFilter

/** One column of a list as data. `width` is its share of the table in percent. */
export type Column<L extends List, Row = Answer<L['entity']>> = {
  title: Text
  width: number
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

/** The columns that exist for this reader. */
export const columnsFor = <C extends { needs?: UserNeeds }>(columns: readonly C[], may: (needs: UserNeeds) => boolean): C[] =>
  columns.filter(({ needs }) => needs === undefined || may(needs))

/** The percentages of a table's columns, which should come to 100. */
export function totalWidth(columns: readonly { width: number }[], hasActions: boolean): number {
  const sum = columns.reduce((total, { width }) => total + width, hasActions ? actionWidth : 0)
  return Math.round(sum * 100) / 100
}
