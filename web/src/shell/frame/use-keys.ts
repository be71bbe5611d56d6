import { useEffect } from 'react'
import { openModal } from '../../shared/address/modals.ts'
import { focusFirstRow } from '../../shared/part/row-focus.ts'
import { isSingleKey } from '../../shared/part/single-key.ts'
import { keysModal } from '../preferences/door.ts'

/** Keys that work anywhere on a page: j and k lead into its first list, ? says what the keys do. */
export function useKeys() {
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function press(event: KeyboardEvent) {
  const isForRows = event.key === 'j' || event.key === 'k'
  if ((!isForRows && event.key !== '?') || !isSingleKey(event, document.body)) return
  if (isForRows && !focusFirstRow(document)) return
  if (!isForRows) openModal(keysModal)
  event.preventDefault()
}
