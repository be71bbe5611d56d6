import { formatPhone } from '../language/format-phone.ts'
import { Copy } from './Copy.tsx'
import { Missing } from './Missing.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/** A telephone number to dial or to copy, on the page of a record. */
export const CopiedPhone = ({ what, number, country }: { what: string; number: string; country: string }) =>
  number ? (
    <Copy what={what} value={formatPhone(number, country)}>
      <PhoneLink number={number} country={country} />
    </Copy>
  ) : (
    <Missing />
  )
