/** Events that show that someone is using the page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

let lastUse = performance.now()

/** Whether the page was used within the last `time` milliseconds. */
export const wasUsedWithin = (time: number): boolean => performance.now() - lastUse <= time

for (const sign of signs) {
  globalThis.addEventListener?.(
    sign,
    () => {
      lastUse = performance.now()
    },
    { capture: true, passive: true },
  )
}
