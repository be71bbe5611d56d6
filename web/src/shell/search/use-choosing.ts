import { useEffect, useState } from 'react'
import type { Option } from './option.ts'

type Where = 'here' | 'tab'
type Choosing = { marked: Option | undefined; isStanding: boolean; onClose: () => void }

/** Takes an option, here or in another tab. What is marked while the answer to the last key is on its way may be another one: Enter waits for it. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- it is taken once, when the answer stands
  }, [due, isStanding])
  const chooseMarked = (where: Where) => wait(where)
  return { choose, chooseMarked, wait }
}
