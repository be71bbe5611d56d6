import type { ReactNode } from 'react'
import { ChangeMark } from './ChangeMark.tsx'

/** A key fact in the strip under a record's name. */
export const StripFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <div className="k-label">{label}</div>
    {children}
    <ChangeMark />
  </div>
)
