// Mantine's styles come as cascade layers, so that every plain rule after them wins.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/nprogress/styles.layer.css';
import './component-look.css';
