import { useEffect, useState } from 'react'
import type { Option } from './option.ts'

type Where = 'here' | 'tab'
type Choosing = { marked: Option | undefined; isStanding: boolean; onClose: () => void }

/**
 * Opens an option, here or in a new tab. Enter waits for the answer to the last keystroke, which may change what is
 * marked.
 */
export function useChoosing({ marked, isStanding, onClose }: Choosing) {
  const [due, wait] = useState<Where | null>(null)
  const choose = (option: Option, where: Where = 'here') => {
    if (option.whyNot !== undefined) return
    if (where === 'tab' && option.to) return void window.open(option.to, '_blank', 'noopener')
    if (!option.stays) onClose()
    option.open()
  }
  useEffect(() => {
    if (due === null || !isStanding) return
    wait(null)
    if (marked) choose(marked, due)
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the answer has arrived
  }, [due, isStanding])
  const chooseMarked = (where: Where) => wait(where)
  return { choose, chooseMarked, wait }
}
