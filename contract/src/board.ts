import * as z from 'zod/mini'
import { absence } from './absence.ts'
import { mayViewBookings } from './availability.ts'
import { candidate } from './candidate.ts'
import { employee, employeeList } from './employee.ts'
import { sameAccess } from './entity.ts'
import type { Entity } from './entity.ts'
import { facility, facilityList } from './facility.ts'
import { readOnly } from './field.ts'
import * as filter from './filter.ts'
import type { List } from './list.ts'
import { defineList } from './list.ts'
import type { Access } from './permission.ts'
import { problemTexts } from './problem.ts'
import { dayFrom, endsBeforeStart } from './range.ts'
import type { Text } from './text.ts'
import { vacancy, vacancyList } from './vacancy.ts'

// The weeks of employees, facilities or vacancies in one picture: docs/rules/board.md.

export const boardPath = 'board'

/** The name in menus and titles. */
export const boardName = { de: 'Plantafel', en: 'Board' } satisfies Text

/** The list whose records are the rows, with its filters, search and sorts. */
export const boardRows = ['employees', 'facilities', 'vacancies'] as const
export type BoardRows = (typeof boardRows)[number]

export const boardLists = { employees: employeeList, facilities: facilityList, vacancies: vacancyList } as const

/** Default sort of the rows. */
export const boardOrder = { employees: 'last_name', facilities: 'name', vacancies: 'date_range' } as const satisfies Record<
  BoardRows,
  string
>

/** The permission to see the rows. */
export const boardAccess: Record<BoardRows, Access> = {
  employees: employee.access.read,
  facilities: facility.access.read,
  vacancies: vacancy.access.read,
}

/** Longest span in days, both ends included; most rows. */
const longestBoard = 400
export const maxBoardRows = 200

/** A bar lasts as long as its record: a booking, an unsigned candidate over the vacancy's days, an absence, or a vacancy's demand. */
export const barKinds = ['booking', 'candidate', 'absence', 'demand'] as const
export type BarKind = (typeof barKinds)[number]

/** Permissions without which bars of a kind are left out. */
export const barNeeds: Partial<Record<BarKind, Access>> = {
  booking: mayViewBookings,
  candidate: candidate.access.read,
  absence: absence.access.read,
}

export const boardBar = z.object({
  kind: z.enum(barKinds),
  /** Id of the booking, candidate, absence or vacancy. */
  id: z.number(),
  lower: z.string(),
  upper: z.nullable(z.string()),
  label: z.string(),
  /** `planned`, `running`, `over` or `terminated` for a booking, the status of a candidate or vacancy, the reason of an absence. */
  state: z.string(),
  /** For a demand: the number of positions not booked. */
  open: z.optional(z.number()),
  /** For a candidate: tells whether the vacancy is still being filled. */
  vacancy_status: z.optional(z.string()),
  /** The records involved, including the row's own; null: none. */
  employee: z.nullable(z.number()),
  facility: z.nullable(z.number()),
  vacancy: z.nullable(z.number()),
})
export type BoardBar = z.output<typeof boardBar>

const boardRow = {
  id: readOnly(z.number()),
  name: readOnly(z.string()),
  subtitle: readOnly(z.string()),
  /** The state whose public holidays apply; null: unknown. */
  federal_state: readOnly(z.nullable(z.string())),
  bars: readOnly(z.array(boardBar)),
}
export type BoardRow = { [K in keyof typeof boardRow]: z.output<(typeof boardRow)[K]['answer']> }

const board = {
  name: 'board_row',
  path: boardPath,
  noun: { de: 'Zeile', en: 'Row' },
  plural: { de: 'Zeilen', en: 'Rows' },
  access: sameAccess('session'), // each kind of row has its own permission
  fields: boardRow,
  acts: {},
} satisfies Entity

/** Parameters of every board, in addition to the filters of its list. */
export const boardSpan = {
  rows: filter.required(filter.choice(boardRows)),
  from: filter.required(filter.day()),
  to: filter.required(filter.day()),
}

/** Why these days cannot be shown, reported under `to`; undefined: they can, or one of them is missing. */
export function refuseBoardSpan({ from, to }: { from?: string | undefined; to?: string | undefined }): Text | undefined {
  if (from === undefined || to === undefined) return undefined
  if (endsBeforeStart({ lower: from, upper: to })) return problemTexts.ends_before_start
  return dayFrom(from, longestBoard) > to ? undefined : tooLong
}

const tooLong = {
  de: `Höchstens ${longestBoard} Tage können auf einmal gezeigt werden.`,
  en: `At most ${longestBoard} days can be shown at once.`,
}

/** A board as a list: its span, and the filters of the list its rows come from. */
export type BoardList = List<typeof board, typeof boardSpan & Record<string, filter.Filter>>

export const boardList = (rows: BoardRows): BoardList => {
  const { filters, sorts, context, narrowed, sortContext } = boardLists[rows] as List
  return {
    ...defineList(board, { filters: { ...boardSpan, ...filters }, sorts, defaultSort: boardOrder[rows], context }),
    maxRows: maxBoardRows,
    ...(narrowed && { narrowed }),
    ...(sortContext && { sortContext }),
  }
}
