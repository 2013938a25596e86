// Mantine's styles are in cascade layers, so every plain rule overrides them.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/nprogress/styles.layer.css';
import './mantine-overrides.css';
import './mantine-fields.css';
