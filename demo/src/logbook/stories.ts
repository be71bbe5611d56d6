import demandStories from './demand-story.json' with { type: 'json' }
import employeeStory from './employee-story.json' with { type: 'json' }
import officeStories from './office-story.json' with { type: 'json' }
import placementStories from './placement-story.json' with { type: 'json' }
import { readStories } from './story.ts'

/** From a facility's demand to the first day, or to nothing. */
export const demand = readStories(demandStories)
/** What becomes of somebody who is lent. */
export const placement = readStories(placementStories)
/** Prices, papers, first contacts and calls in between. */
export const office = readStories(officeStories)
/** What is noted about employees alone. */
export const employeeStories = readStories(employeeStory).alone
