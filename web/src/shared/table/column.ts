import type { Answer } from '@kasack/contract/entity.ts'
import type { List } from '@kasack/contract/list.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { ReactNode } from 'react'
import type { Icon } from '../look/icons.ts'
import type { ListState } from './question/list-state.ts'
import type { PlainName, TableFilter } from './question/table-filter.ts'

/** A filter in a column's dropdown: one of the contract's by name, or one described by the page. */
export type ColumnFilter<L extends List> = PlainName<L> | TableFilter

/** Numbers, money and distances are aligned to the end of the cell, icons to its centre. */
export type Align = 'end' | 'center'

/** A column of a list as data. `width` is its share of the table in percent. */
export type Column<L extends List, Row = Answer<L['entity']>> = {
  title: Text
  /** Replaces a title that is wider than the column's content. */
  icon?: Icon
  width: number
  /** The content of a row; distances are measured from what the list is filtered by. */
  cell: (row: Row, applied: ListState['filters']) => ReactNode
  sort?: L['sorts'][number]
  filter?: ColumnFilter<L> | readonly ColumnFilter<L>[]
  align?: Align
  /** The key of the filter with which the column appears or disappears. */
  shown?: { with: string } | { without: string }
  /** Without this permission the column is left out. */
  needs?: UserNeeds
}

/** The table width in pixels that column percentages refer to (product.md 2.5). */
export const baseTableWidth = 1200

/** The column of row menus, in percent. */
export const actionWidth = 4

/** The column of checkboxes, in percent. */
export const choiceWidth = 4

/** Pixels at the base width: 10 % are 120. */
export const baseWidth = (percent: number): number => Math.round((percent * baseTableWidth) / 100)

/** A column's name in stored widths and as React's key; titles are unique within a table. */
export const columnKey = ({ title }: { title: Text }): string => title.en.replaceAll('\u00ad', '')

/** The columns this reader may see. */
export const columnsFor = <C extends { needs?: UserNeeds }>(columns: readonly C[], may: (needs: UserNeeds) => boolean): C[] =>
  columns.filter(({ needs }) => needs === undefined || may(needs))

/** The columns shown while these filters are set. */
export const shownColumns = <C extends Pick<Column<never>, 'shown'>>(columns: readonly C[], applied: ListState['filters']): C[] =>
  columns.filter(({ shown }) => shown === undefined || ('with' in shown ? shown.with in applied : !(shown.without in applied)))

/** The sum of a table's column widths without filters, in percent; should be 100. */
export function totalWidth(columns: readonly Pick<Column<never>, 'width' | 'shown'>[], hasActions: boolean): number {
  const sum = shownColumns(columns, {}).reduce((total, { width }) => total + width, hasActions ? actionWidth : 0)
  return Math.round(sum * 100) / 100
}
