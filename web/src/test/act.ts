import React from 'react'
import { flushSync } from 'react-dom'

// React's production build has no `act`. This one, too, has the page rendered when `render` returns.
React.act = async <T>(work: () => T | Promise<T>) => await flushSync(work)
