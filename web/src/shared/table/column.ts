import type { Answer } from '@kasack/contract/entity.ts'
import type { List } from '@kasack/contract/list.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { ReactNode } from 'react'
import type { Icon } from '../look/icons.ts'
import type { ListState } from './question/list-state.ts'
import type { PlainName, TableFilter } from './question/table-filter.ts'

/** What a column's dropdown offers: a filter of the contract by its name, or one that the page describes itself. */
export type ColumnFilter<L extends List> = PlainName<L> | TableFilter

/** Numbers, money and distances stand at the end of their cell, signs in its middle. */
export type Align = 'end' | 'center'

/** One column of a list as data. `width` is its share of the table in percent. */
export type Column<L extends List, Row = Answer<L['entity']>> = {
  title: Text
  /** Stands in the head instead of the title, which is wider than what is below it. */
  icon?: Icon
  width: number
  /** What a row shows; a distance is measured from what is asked for. */
  cell: (row: Row, applied: ListState['filters']) => ReactNode
  sort?: L['sorts'][number]
  filter?: ColumnFilter<L> | readonly ColumnFilter<L>[]
  align?: Align
  /** The filter with which the column appears, or with which it goes; by its key. */
  shown?: { with: string } | { without: string }
  /** Without this right the column does not exist. */
  needs?: UserNeeds
}

/** What the widths of columns are percentages of, in pixels (product.md 2.5). */
export const baseTableWidth = 1200

/** The column of row menus, in percent. */
export const actionWidth = 4

/** The column of boxes with which rows are chosen, in percent. */
export const choiceWidth = 4

/** Pixels of the base width: 10 % are 120. */
export const baseWidth = (percent: number): number => Math.round((percent * baseTableWidth) / 100)

/** A column's name in stored widths and as React's key; titles are unique within a table. */
export const columnKey = ({ title }: { title: Text }): string => title.en.replaceAll('\u00ad', '')

/** The columns that exist for this reader. */
export const columnsFor = <C extends { needs?: UserNeeds }>(columns: readonly C[], may: (needs: UserNeeds) => boolean): C[] =>
  columns.filter(({ needs }) => needs === undefined || may(needs))

/** The columns that are shown while these filters are set. */
export const shownColumns = <C extends Pick<Column<never>, 'shown'>>(columns: readonly C[], applied: ListState['filters']): C[] =>
  columns.filter(({ shown }) => shown === undefined || ('with' in shown ? shown.with in applied : !(shown.without in applied)))

/** The percentages of a table's columns while no filter is set, which should come to 100. */
export function totalWidth(columns: readonly Pick<Column<never>, 'width' | 'shown'>[], hasActions: boolean): number {
  const sum = shownColumns(columns, {}).reduce((total, { width }) => total + width, hasActions ? actionWidth : 0)
  return Math.round(sum * 100) / 100
}
