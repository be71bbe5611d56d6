import type { Span } from './frequency.ts'
import { chance, integer, pick, type Random, shuffled } from '../random.ts'
import type { Step, Story } from './story.ts'

/** A step of a story as it happened: so many working days ago, with its note, and followed up so many working days ago or not at all. */
export type StoryEvent = { step: Step; note: string; ago: number; due: number | null }

/** Plays stories from a deck that is shuffled anew when it is played through, each on days of its own. */
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

  /** What would come after the span has not happened yet. */
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
      // Mostly done on the day, now and then a day late.
      const isDue = event.step.due && next !== undefined && chance(random, 0.8)
      return { ...event, due: isDue ? Math.min(event.ago, next.ago + (chance(random, 0.2) ? 1 : 0)) : null }
    })
  }
}

/** The one of three days that is farthest from what has begun already: nobody asks for three people at once and then for none in months. */
function awayFrom(random: Random, begins: number[], { first, last }: Span): number {
  const distance = (day: number) => Math.min(...begins.map((begin) => Math.abs(begin - day)))
  const days = [1, 2, 3].map(() => integer(random, last, first))
  return days.toSorted((one, other) => distance(other) - distance(one))[0]!
}

/** Takes of several notes one that was taken least until now. */
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
