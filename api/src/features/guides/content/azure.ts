import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://learn.microsoft.com/azure/ai-services/authentication,
 * https://learn.microsoft.com/entra/identity-platform/reply-url
 */
export const azure: GuideContent = [
  {
    title: 'Get a subscription',
    description: `<p>Start with the <a href="https://azure.microsoft.com/free/">free account</a>, or ask your organization for access to one of its subscriptions.</p>`,
    tips: [
      'To create resources you need the Contributor role on a resource group, not on the whole subscription.',
    ],
  },
  {
    title: 'Create a resource',
    description: `<p>A key belongs to a resource, and a resource to one of the services that Microsoft now calls Foundry Tools. Create the one you need:</p>
<ul>
<li><a href="https://portal.azure.com/#create/Microsoft.CognitiveServicesTextAnalytics">Language</a></li>
<li><a href="https://portal.azure.com/#create/Microsoft.CognitiveServicesTextTranslation">Translator</a></li>
<li><a href="https://portal.azure.com/#create/Microsoft.CognitiveServicesSpeechServices">Speech</a></li>
<li><a href="https://portal.azure.com/#create/Microsoft.CognitiveServicesAllInOne">several services with one key</a></li>
</ul>
<p>Choose a region close to your users and a name, which becomes part of the URL. Start with the free tier F0 if it is offered.</p>`,
  },
  {
    title: 'Copy the key and the endpoint',
    description: `<p>Open the resource in <a href="https://portal.azure.com/#view/HubsExtension/BrowseResource/resourceType/Microsoft.CognitiveServices%2Faccounts">your list</a> and choose <strong>Resource Management</strong>, then <strong>Keys and Endpoint</strong>. Copy <strong>KEY 1</strong> and the endpoint, for example <code>https://your-resource.cognitiveservices.azure.com</code>.</p>`,
    warnings: [
      'If the page shows no keys, your organization has disabled them, and only Entra ID tokens work.',
    ],
    tips: ['There are two keys, so you can regenerate one while the other is in use.'],
  },
  {
    title: 'Make a first call',
    description: `<p>Replace <code>your-resource</code> with the name of your resource, and let the Language service detect the language of a text.</p>`,
    call: {
      method: 'POST',
      endpoint:
        'https://your-resource.cognitiveservices.azure.com/language/:analyze-text?api-version=2024-11-01',
      body: { kind: 'LanguageDetection', analysisInput: { documents: [{ id: '1', text: 'Guten Tag' }] } },
    },
    tips: [
      'For Translator, a regional or multi-service key also needs the header Ocp-Apim-Subscription-Region.',
      'Azure OpenAI expects the key in the header api-key and is not covered here.',
    ],
  },
  {
    title: 'For OAuth: register an app in Entra ID',
    description: `<p>Microsoft Graph and most other Azure services take Microsoft Entra ID tokens instead of a resource key. Open <a href="https://entra.microsoft.com/#view/Microsoft_AAD_RegisteredApps/ApplicationsListBlade">App registrations</a>, choose <strong>New registration</strong>, select the platform <strong>Web</strong>, and enter this redirect URI:</p>
<p><code>{{redirectUri}}</code></p>
<p>Create a client secret under <strong>Certificates &amp; secrets</strong>, and enter the client ID and the secret in the OAuth wizard.</p>`,
    warnings: [
      'The portal does not accept http://127.0.0.1 in that field. Open Gatehouse at localhost and the URI above changes to match, or edit the app manifest.',
      'Copy the value of the client secret, not its ID, right away: it is shown only once. It expires after two years at most.',
    ],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the key, and set its base URL to the endpoint of the resource. You can then test with paths such as <code>/language/:analyze-text</code>.</p>`,
    tips: ['No single call works for every resource, so try the key on the Test APIs screen.'],
  },
];
