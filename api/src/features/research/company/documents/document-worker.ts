import type { DocumentFacts, DocumentTask } from '#src/features/research/company/documents/document.ts';
import { readPage } from '#src/features/research/company/documents/read-page.ts';
import { readRobots } from '#src/features/research/company/documents/read-robots.ts';
import { workInThread } from '#src/worker-threads/work-in-thread.ts';

/** Characters of all facts together. Each source bounds its own, far below this. */
const MAX_FACTS = 512 * 1024;

const factsOf = (task: DocumentTask): DocumentFacts[DocumentTask['task']] =>
  task.task === 'page'
    ? readPage(task.expected, task.page)
    : readRobots(task.robotsUrl, task.body, task.asked);

// The thread that reads strangers' documents: worker-pool.ts starts it and ends it. Its text is parsed nowhere else.
workInThread((task: DocumentTask) => {
  const facts = factsOf(task);
  if (JSON.stringify(facts).length > MAX_FACTS) throw new Error('too many facts');
  return facts;
});
