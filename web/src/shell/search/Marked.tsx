import { Fragment } from 'react'

/** A text with its matched words highlighted. */
export function Marked({ text, marks = [] }: { text: string; marks?: readonly string[] | undefined }) {
  const parts = partsOf(text, marks)
  return parts.map(({ start, part, isMeant }) => <Fragment key={start}>{isMeant ? <mark>{part}</mark> : part}</Fragment>)
}

type Part = { start: number; part: string; isMeant: boolean }

/** The text split at its matched words or numbers. */
function partsOf(text: string, marks: readonly string[]): Part[] {
  if (marks.length === 0) return [{ start: 0, part: text, isMeant: false }]
  const longestFirst = marks.toSorted((one, other) => other.length - one.length).map(escaped)
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'u'))
  return pieces.map((part, at) => ({ start: pieces.slice(0, at).join('').length + at / pieces.length, part, isMeant: at % 2 === 1 }))
}

const escaped = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
