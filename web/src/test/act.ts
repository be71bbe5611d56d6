import React from 'react'
import { flushSync } from 'react-dom'

// React's production build has no `act`; by this one, too, what is rendered stands on the page when `render` is done.
React.act = async <T>(work: () => T | Promise<T>) => await flushSync(work)
