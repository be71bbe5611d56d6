import type { ComponentProps, KeyboardEvent } from 'react'
import { markedIn } from './marked-choice.ts'
import { keepFocusInside } from '../part/keep-focus.ts'

/**
 * What is typed into in a select. Tab takes what a typed word has found, as Enter does, and else passes by: antd would take what is only
 * marked, and drop what is chosen already. Delete empties a select in which no word stands, Backspace one of a single choice, for its ×
 * is no stop on the way with Tab.
 */
export const SelectInput = ({ 'aria-activedescendant': marked, onKeyDown, ...input }: ComponentProps<'input'>) => (
  <input
    {...input}
    aria-activedescendant={marked?.endsWith('_-1') ? undefined : marked} // where no choice is marked, antd points at one that does not exist
    onKeyDown={(event) => {
      if (event.key === 'Tab') {
        event.stopPropagation()
        if (hasFound(event.currentTarget)) take(event.currentTarget)
        const panel = event.currentTarget.closest('[role=dialog]') // hears nothing of it
        if (panel) keepFocusInside(panel, event)
      }
      if (empties(event)) clearIn(event.currentTarget)
      onKeyDown?.(event)
    }}
  />
)

/** A word stands there, and marks a choice that is not made yet. Where choices are mere proposals, what was typed is what is meant. */
function hasFound(input: HTMLInputElement): boolean {
  if (input.closest('.ant-select-auto-complete') !== null) return false
  const marked = markedIn(input)
  return input.value !== '' && marked !== null && marked.getAttribute('aria-selected') !== 'true'
}

/** As Enter does: antd would keep Tab where it is. */
const take = (input: HTMLElement) => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }))

/** Not while the key is held: who deletes a word does not mean what was chosen before. */
const empties = ({ key, repeat, currentTarget: input }: KeyboardEvent<HTMLInputElement>) =>
  !repeat && input.value === '' && (key === 'Delete' || (key === 'Backspace' && input.closest('.ant-select-multiple') === null))

const clearIn = (input: HTMLElement) => input.closest('.ant-select')?.querySelector<HTMLElement>('.ant-select-clear')?.click()
