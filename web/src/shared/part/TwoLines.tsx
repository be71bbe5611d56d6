import type { ReactNode } from 'react'

/** A cell's two lines: the one to scan, and below it the one to check. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <>
    {first}
    {second && (
      <div className="k-second" title={typeof second === 'string' ? second : undefined}>
        {second}
      </div>
    )}
  </>
)
