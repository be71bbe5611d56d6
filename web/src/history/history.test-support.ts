import type { HistoryLine } from '@kasack/contract/history.ts'

/** A change of a vacancy's positions ten minutes ago; tests override what matters to them. */
export const aLine = (line: Partial<HistoryLine> = {}): HistoryLine => ({
  id: 1,
  datetime: new Date(Date.now() - 10 * 60_000).toISOString(),
  act: 'changed',
  through: 'user',
  user: { id: 2, name: 'Mirko Adler' },
  resource: 'vacancies',
  record: { id: 12, name: 'Nachtwache' },
  changes: [{ field: 'number_of_positions', before: 2, after: 1 }],
  note: '',
  group: 41,
  can_undo: true,
  why_not: null,
  ...line,
})

export const aPage = <Row>(results: Row[], next: string | null = null) => ({
  status: 200,
  data: { count: results.length, next, previous: null, results },
})
