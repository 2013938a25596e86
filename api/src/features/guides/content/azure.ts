import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://learn.microsoft.com/azure/ai-services/authentication,
 * https://learn.microsoft.com/entra/identity-platform/reply-url
 */
export const azure: GuideContent = [
  {
    title: 'Get a subscription',
    description: `<p>Start with the <a href="https://azure.microsoft.com/free/">free account</a>, or let your organization give you access to a subscription of its own.</p>`,
    tips: [
      'To create resources you need the role Contributor on a resource group, not on the whole subscription.',
    ],
  },
  {
    title: 'Create a resource',
    description: `<p>Keys belong to a resource of one service, of those that Microsoft now calls Foundry Tools. Create the one you need:</p>
<ul>
<li><a href="https://portal.azure.com/#create/Microsoft.CognitiveServicesTextAnalytics">Language</a></li>
<li><a href="https://portal.azure.com/#create/Microsoft.CognitiveServicesTextTranslation">Translator</a></li>
<li><a href="https://portal.azure.com/#create/Microsoft.CognitiveServicesSpeechServices">Speech</a></li>
<li><a href="https://portal.azure.com/#create/Microsoft.CognitiveServicesAllInOne">several services with one key</a></li>
</ul>
<p>Choose the region next to your users, a name that becomes part of the address, and the free tier F0 to begin with where it is offered.</p>`,
  },
  {
    title: 'Copy key and endpoint',
    description: `<p>Open the resource in <a href="https://portal.azure.com/#view/HubsExtension/BrowseResource/resourceType/Microsoft.CognitiveServices%2Faccounts">your list</a> and choose <strong>Resource Management</strong>, then <strong>Keys and Endpoint</strong>. Copy <strong>KEY 1</strong> and the endpoint, such as <code>https://NAME.cognitiveservices.azure.com</code>.</p>`,
    warnings: [
      'If the page has no keys, your organization has switched them off; then only Entra ID tokens serve.',
    ],
    tips: ['There are two keys, so that one can be renewed while the other serves.'],
  },
  {
    title: 'Make a first call',
    description: `<p>Put the name of your resource for NAME and let the Language service tell the language of a text.</p>`,
    codeExample: `curl 'https://NAME.cognitiveservices.azure.com/language/:analyze-text?api-version=2024-11-01' \\
  -H "Ocp-Apim-Subscription-Key: $AZURE_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"kind":"LanguageDetection","analysisInput":{"documents":[{"id":"1","text":"Guten Tag"}]}}'`,
    tips: [
      'Translator with a regional or multi-service key also needs the header Ocp-Apim-Subscription-Region.',
      'Azure OpenAI expects the key in the header api-key and is not covered here.',
    ],
  },
  {
    title: 'For OAuth: register an app in Entra ID',
    description: `<p>Microsoft Graph and most other services of Azure take tokens of Microsoft Entra ID rather than a resource key. Open <a href="https://entra.microsoft.com/#view/Microsoft_AAD_RegisteredApps/ApplicationsListBlade">App registrations</a>, choose <strong>New registration</strong>, and enter as redirect URI of the platform <strong>Web</strong>:</p>
<p><code>{{redirectUri}}</code></p>
<p>Make a client secret under <strong>Certificates &amp; secrets</strong>, and keep client id and secret for the OAuth connection.</p>`,
    warnings: [
      'The portal refuses http://127.0.0.1 in that field. Open Gatehouse at localhost, and the URI above follows; or edit the manifest of the app.',
      'Copy the value of the client secret at once, and not its id; it is shown once and ends after two years at most.',
    ],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the key, and set its base URL to the endpoint of the resource. Paths such as <code>/language/:analyze-text</code> then start there.</p>`,
    tips: ['No call is common to all resources, so try the key on the test screen.'],
  },
];
