import type { Span } from './frequency.ts'
import { chance, integer, pick, type Random, shuffled } from '../random.ts'
import type { Step, Story } from './story.ts'

/** A step as it happened, in working days ago; `due` is when its follow-up was due, null without one. */
export type StoryEvent = { step: Step; note: string; ago: number; due: number | null }

/** Plays stories from a deck, which is reshuffled once it is used up, and spreads their beginnings. */
export function storyTeller(random: Random) {
  const takeNote = leastUsed(random)

  return (stories: Story[], { first, last }: Span) => {
    const begins: number[] = []
    let deck: Story[] = []
    return (): { begin: number; events: StoryEvent[] } => {
      if (deck.length === 0) deck = shuffled(random, stories)
      const begin = awayFrom(random, begins, { first, last })
      begins.push(begin)
      return { begin, events: eventsOf(deck.pop()!, { first: begin, last }) }
    }
  }

  /** Steps past the end of the span have not happened yet. */
  function eventsOf(story: Story, { first, last }: Span): StoryEvent[] {
    let ago = first
    let asked = 0
    const happened = story.flatMap((step) => {
      ago -= integer(random, ...step.after)
      if (ago < last) return []
      if (!step.answers) asked = step.notes.indexOf(takeNote(step.notes))
      return [{ step, ago, note: step.notes[asked]! }]
    })
    return happened.map((event, index) => {
      const next = happened[index + 1]
      // Most are done on the day, some a day late.
      const isDue = event.step.due && next !== undefined && chance(random, 0.8)
      return { ...event, due: isDue ? Math.min(event.ago, next.ago + (chance(random, 0.2) ? 1 : 0)) : null }
    })
  }
}

/** The one of three days farthest from earlier beginnings: no facility asks for three people at once and then for none in months. */
function awayFrom(random: Random, begins: number[], { first, last }: Span): number {
  const distance = (day: number) => Math.min(...begins.map((begin) => Math.abs(begin - day)))
  const days = [1, 2, 3].map(() => integer(random, last, first))
  return days.toSorted((one, other) => distance(other) - distance(one))[0]!
}

/** Picks one of the notes used least so far. */
function leastUsed(random: Random): (notes: string[]) => string {
  const times = new Map<string, number>()
  const timesOf = (note: string) => times.get(note) ?? 0
  return (notes) => {
    const least = Math.min(...notes.map(timesOf))
    const note = pick(
      random,
      notes.filter((one) => timesOf(one) === least),
    )
    times.set(note, least + 1)
    return note
  }
}
