import { t } from '../language/i18n.ts'
import type { ListParameters } from './question/list-parameters.ts'
import { texts } from './texts.ts'

/** The table's request to the server, for developers. */
export const RequestDetails = ({ parameters, took }: { parameters: ListParameters; took: number | null }) => (
  <div className="k-request">
    <code>
      {Object.entries(parameters)
        .map(([name, value]) => `${name}=${value}`)
        .join(' · ')}
    </code>
    <span>{took === null ? t(texts.debug_waiting) : t(texts.debug_time, { time: took })}</span>
  </div>
)
