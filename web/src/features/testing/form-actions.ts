import { createFormActions } from '@mantine/form';
import { REQUEST_FORM, type RequestValues } from '#src/features/requests/offers/request-values.ts';

/** Changes a field of the form from outside. */
export const { setFieldValue } = createFormActions<RequestValues>(REQUEST_FORM);

export const setEndpoint = (endpoint: string): void => setFieldValue('endpoint', endpoint);

/** Puts a GET of an endpoint into the form; its headers and its key stay as they are. */
export const putInForm = (endpoint: string): void => {
  setFieldValue('method', 'GET');
  setFieldValue('hasRareBody', undefined);
  setEndpoint(endpoint);
};

export const focusEndpoint = (): void =>
  document.querySelector<HTMLElement>(`[data-path="${REQUEST_FORM}-endpoint"]`)?.focus();
