import type { ComponentProps, KeyboardEvent } from 'react'
import { markedIn } from './marked-choice.ts'
import { keepFocusInside } from '../part/keep-focus.ts'

/**
 * The text input of a select. Tab takes the choice found by a typed word, as Enter does, and otherwise moves on: antd would take a merely
 * highlighted choice, and unselect one already chosen. Delete clears a select without typed text, Backspace one with a single choice,
 * because its × is no tab stop.
 */
export const SelectInput = ({ 'aria-activedescendant': marked, onKeyDown, ...input }: ComponentProps<'input'>) => (
  <input
    {...input}
    aria-activedescendant={marked?.endsWith('_-1') ? undefined : marked} // antd points at a missing option if none is highlighted
    onKeyDown={(event) => {
      if (event.key === 'Tab') {
        event.stopPropagation()
        if (hasFound(event.currentTarget)) take(event.currentTarget)
        const panel = event.currentTarget.closest('[role=dialog]') // it no longer receives the event
        if (panel) keepFocusInside(panel, event)
      }
      if (empties(event)) clearIn(event.currentTarget)
      onKeyDown?.(event)
    }}
  />
)

/** The typed word has found a choice that is not selected yet. In an autocomplete, choices are suggestions and the typed text counts. */
function hasFound(input: HTMLInputElement): boolean {
  if (input.closest('.ant-select-auto-complete') !== null) return false
  const marked = markedIn(input)
  return input.value !== '' && marked !== null && marked.getAttribute('aria-selected') !== 'true'
}

/** Enter: antd would swallow a Tab. */
const take = (input: HTMLElement) => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }))

/** Not while the key is held: the user is deleting a word, not the previous choice. */
const empties = ({ key, repeat, currentTarget: input }: KeyboardEvent<HTMLInputElement>) =>
  !repeat && input.value === '' && (key === 'Delete' || (key === 'Backspace' && input.closest('.ant-select-multiple') === null))

const clearIn = (input: HTMLElement) => input.closest('.ant-select')?.querySelector<HTMLElement>('.ant-select-clear')?.click()
