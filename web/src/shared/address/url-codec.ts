import { isDay } from '@kasack/contract/value.ts'

export type Choice = { id: number | string; name: string }
/** Days, both ends inclusive; null: open end, never both. */
export type DayRange = { from: string | null; to: string | null }
/** An address and a radius in km around it. */
export type Area = { address: string; radius: number }

/** How a kind of filter value is written into the page's address. Null: nothing to write, or unreadable. */
type Codec<Value> = { write: (value: Value) => string | null; read: (raw: string) => Value | null }

const text: Codec<string> = { write: (value) => value || null, read: (raw) => raw || null }

const flag: Codec<boolean> = { write: String, read: (raw) => (raw === 'true' ? true : raw === 'false' ? false : null) }

const day: Codec<string> = { write: (value) => value || null, read: (raw) => (isDay(raw) ? raw : null) }

/** `2026-02-01–2026-03-05`; either end may be missing. */
const days: Codec<DayRange> = {
  write: ({ from, to }) => (from || to ? `${from ?? ''}–${to ?? ''}` : null),
  read(raw) {
    const [from = '', to = '', more] = raw.split('–')
    const readable = more === undefined && (from || to) && [from, to].every((end) => end === '' || isDay(end))
    return readable ? { from: from || null, to: to || null } : null
  },
}

/** `Intensiv (3),OP (4)`. A choice whose name equals its id is written once: `open`. */
const choices: Codec<Choice[]> = {
  write: (value) => value.map(writeChoice).join(',') || null,
  read(raw) {
    const found = splitUnescaped(raw).map(readChoice)
    return found.length > 0 ? found : null
  },
}

/** `10115 Berlin [50]` */
const area: Codec<Area> = {
  write: ({ address, radius }) => `${address} [${radius}]`,
  read(raw) {
    const [, address, radius] = /^(.*) \[(\d+(?:\.\d+)?)\]$/s.exec(raw) ?? []
    return address !== undefined && radius !== undefined ? { address, radius: Number(radius) } : null
  },
}

export const codecs = { text, flag, day, days, choices, area }
export type Kind = keyof typeof codecs
export type ValueOf<K extends Kind> = (typeof codecs)[K] extends Codec<infer Value> ? Value : never

function writeChoice({ id, name }: Choice): string {
  const key = escape(String(id), /[\\,()]/g)
  return name === String(id) ? key : `${escape(name, /[\\,]/g)} (${key})`
}

function readChoice(raw: string): Choice {
  const [, name = raw, key = raw] = /^(.*) \(((?:\\.|[^\\()])*)\)$/s.exec(raw) ?? []
  return { id: readId(unescape(key)), name: unescape(name) }
}

/** Whole numbers are record ids, anything else is the code of a choice. */
const readId = (key: string): number | string => (/^(0|[1-9]\d{0,14})$/.test(key) ? Number(key) : key)

const splitUnescaped = (raw: string): string[] => raw.match(/(?:\\.|[^\\,])+/gs) ?? []
const escape = (value: string, special: RegExp): string => value.replaceAll(special, String.raw`\$&`)
const unescape = (value: string): string => value.replaceAll(/\\(.)/gs, '$1')
