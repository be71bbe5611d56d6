import type { HistoryLine } from '@kasack/contract/history.ts'

/** Consecutive lines of one call, undone together. */
export type Entry = { group: number; lines: HistoryLine[] }
export type Day = { day: string; entries: Entry[] }

/** Groups lines, newest first as received, by day and by the call that wrote them. */
export function byDay(lines: readonly HistoryLine[], dayOf: (moment: string) => string): Day[] {
  const days: Day[] = []
  for (const line of lines) {
    const day = dayOf(line.datetime)
    const last = days.at(-1)?.day === day ? days.at(-1)! : { day, entries: [] }
    if (last !== days.at(-1)) days.push(last)
    const entry = last.entries.at(-1)
    if (entry?.group === line.group) entry.lines.push(line)
    else last.entries.push({ group: line.group, lines: [line] })
  }
  return days
}

/** A piece of a comparison: in both texts, only in the old, only in the new. */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string }

/** Above this many pairs of words no comparison is made: what lies between the common start and end counts as replaced. */
const mostPairs = 400_000

/** How one text became another, word by word; each space belongs to the word before it. */
export function difference(before: string, after: string): Piece[] {
  const [old, current] = [wordsIn(before), wordsIn(after)]
  let start = 0
  while (start < old.length && start < current.length && old[start] === current[start]) start++
  let end = 0
  while (end < old.length - start && end < current.length - start && old.at(-1 - end) === current.at(-1 - end)) end++
  const [left, right] = [old.slice(start, old.length - end), current.slice(start, current.length - end)]
  const middle = left.length * right.length > mostPairs ? replaced(left, right) : compared(left, right)
  return joined([...old.slice(0, start).map(same), ...middle, ...old.slice(old.length - end).map(same)])
}

const wordsIn = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []
const same = (text: string): Piece => ({ kind: 'same', text })

const replaced = (left: readonly string[], right: readonly string[]): Piece[] => [
  ...left.map((text): Piece => ({ kind: 'removed', text })),
  ...right.map((text): Piece => ({ kind: 'added', text })),
]

/** By the longest common subsequence of words. */
function compared(left: readonly string[], right: readonly string[]): Piece[] {
  const width = right.length + 1
  const longest = new Uint32Array((left.length + 1) * width)
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        left[i] === right[j] ? longest[(i + 1) * width + j + 1]! + 1 : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
    }
  }
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) {
      pieces.push(same(left[i]!))
      i++
      j++
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) pieces.push({ kind: 'removed', text: left[i++]! })
    else pieces.push({ kind: 'added', text: right[j++]! })
  }
  return [...pieces, ...replaced(left.slice(i), right.slice(j))]
}

function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const { kind, text } of pieces) {
    const last = whole.at(-1)
    if (last?.kind === kind) last.text += text
    else whole.push({ kind, text })
  }
  return whole
}

/** Unchanged words kept before and after a change. */
const around = 8

/** Shortens unchanged text to the words around the changes. */
export const shortened = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    if (piece.kind !== 'same') return piece
    const words = wordsIn(piece.text)
    const [head, tail] = [at === 0 ? 0 : around, at === pieces.length - 1 ? 0 : around]
    if (words.length <= head + tail + 2) return piece
    return { kind: 'same', text: `${words.slice(0, head).join('')}… ${tail === 0 ? '' : words.slice(-tail).join('')}` }
  })
