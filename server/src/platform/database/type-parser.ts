import pg from 'pg'

/** Dates, money and timestamps stay text from the database to the wire: a Date object would lose microseconds and gain a time zone. */
export const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser

const momentText = (text: string) => {
  const [, date, time, fraction = ''] = /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text) ?? []
  return date === undefined ? text : `${date}T${time}.${fraction.padEnd(6, '0')}Z`
}

/** An array of JSON objects, `{"{\\"id\\": 1}","{…}"}`: PostgreSQL quotes them like JSON strings, so that parsing twice reads them all. */
const jsonObjects = (text: string): unknown => JSON.parse(`[${JSON.parse(`[${text.slice(1, -1)}]`).join()}]`)

const asText = (text: string) => text
const { INT8, NUMERIC, DATE, TIMESTAMPTZ } = pg.types.builtins
const JSON_ARRAY = 199
const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [NUMERIC]: asText,
  [DATE]: asText,
  [TIMESTAMPTZ]: momentText,
  [JSON_ARRAY]: jsonObjects,
}
