import type { ComponentChildren } from 'preact'

/** A text whose placeholders are filled with elements. */
export function Sentence({ text, gaps }: { text: string; gaps: Record<string, ComponentChildren> }) {
  return <>{text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : gaps[part]))}</>
}
