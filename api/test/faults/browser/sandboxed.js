// A page without an origin: its requests have Origin: null.
const frame = document.createElement('iframe');
frame.sandbox = 'allow-scripts allow-forms';
frame.src = `/fetch.html${location.search}`;
document.body.append(frame);
